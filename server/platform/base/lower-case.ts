/** `lowerCase('PAID')` is `'paid'`, also for the type checker: names that are made of a state stay in their closed list. */
export const lowerCase = <const Text extends string>(text: Text): Lowercase<Text> => text.toLowerCase() as Lowercase<Text>;
