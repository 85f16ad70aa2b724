/** Texts of the owner's shell that visitors do not load. */
export const shellTexts = { en: { fleet: 'Fleet' }, ar: { fleet: 'الأسطول' } } as const;
