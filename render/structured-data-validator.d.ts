declare module '@adobe/structured-data-validator' {
  type Issue = {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    /** From the root to the thing that the issue is about. */
    path: { type?: string; property?: string; index?: number }[]
    fieldNames: string[]
  }
  export default class Validator {
    constructor(vocabulary: object)
    validate(extracted: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
