/** "Sama Cars · Omar": how everybody reads of a member who acted for the office. Pure. */
type Office = { name_en: string; name_ar: string };
type Member = { first_name: string; display_name_ar: string | null };

/** By the given name; without a company any more, by that alone. */
export function memberName(office: Office | null | undefined, { first_name: given, display_name_ar: givenAr }: Member) {
	const joined = (...names: Array<string | null | undefined>): string => names.filter(Boolean).join(' · ');
	return { en: joined(office?.name_en, given), ar: joined(office?.name_ar, givenAr || given) };
}
