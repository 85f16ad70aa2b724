/** Loader of the audit log. */
import { listAudit } from '#contract/admin.ts';
import { isCalendarDate } from '#contract/time.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { orderFrom } from '#web/features/admin/list-queries.ts';

const fields = ['actor', 'action', 'subject', 'subjectId'] as const;
const days = ['from', 'to'] as const;

export function auditQuery(query: URLSearchParams) {
	const text = (name: string) => (query.get(name) ?? '').trim();
	const valuesOf = (names: readonly string[], fits: (value: string) => boolean) =>
		Object.fromEntries(names.map((name) => [name, text(name)] as const).filter(([, value]) => value !== '' && fits(value)));
	return { query: { ...valuesOf(fields, () => true), ...valuesOf(days, isCalendarDate), ...orderFrom(query) } };
}

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(listAudit, auditQuery(query)));
