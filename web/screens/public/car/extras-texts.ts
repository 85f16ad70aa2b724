/** Texts of the extras' field in both languages: loaded with the few cars that are offered with any. */
const en = { title: 'Extras', howMany: (extra: string) => `${extra}: how many` };

const ar: typeof en = { title: 'إضافات', howMany: (extra: string) => `عدد: ${extra}` };

export const extrasTexts = { en, ar };
