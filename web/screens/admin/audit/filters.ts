/** What of the log the address asks for. */
import { isCalendarDate } from '#contract/time.ts';

const fields = ['actor', 'action', 'subject', 'subjectId'] as const;
const days = ['from', 'to'] as const;

export function auditQuery(query: URLSearchParams) {
	const text = (name: string) => (query.get(name) ?? '').trim();
	const given = (names: readonly string[], fits: (value: string) => boolean) =>
		Object.fromEntries(names.map((name) => [name, text(name)] as const).filter(([, value]) => value !== '' && fits(value)));
	return { query: { ...given(fields, () => true), ...given(days, isCalendarDate) } };
}
