/* The parts of the package that the tests use; it has no types of its own. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** @param schemaOrgJson schema.org's vocabulary as JSON-LD */
    constructor(schemaOrgJson?: object);
    /** @param data nodes by format and type */
    validate(data: {jsonld: object}): Promise<unknown>;
  }
}
