/** An expression has no value: wrong type, missing key, null dereferenced. Denies the `allow` it happens in. */
export class RulesError extends Error {}

/** A limit of the rules language is exceeded. Denies the whole request; `||` does not recover from it. */
export class RulesLimitError extends Error {}
