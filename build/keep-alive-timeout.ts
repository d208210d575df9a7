/**
 * Milliseconds, longer than the 60 s that nginx and others keep an idle connection for: a request on one that the server is
 * closing fails.
 */
export const keepAliveTimeout = 75_000
