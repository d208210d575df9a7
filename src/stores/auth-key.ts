export const authKey = 'zarrin-auth'
