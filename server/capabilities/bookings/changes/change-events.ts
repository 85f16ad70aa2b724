/** What happened to the length of a trip, for its timeline. Pure. */
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import type { Past } from '../timeline.ts';
import { parseTerms } from './change-terms.ts';
import type { ChangeRow } from './changes-sql.ts';

export function listChangeEvents(applied: readonly ChangeRow[]): Past[] {
	return applied.map((change) => {
		const at = change.closed_at ?? change.created_at;
		const fils = change.rental_difference_fils + change.deposit_difference_fils;
		const [oldEndAt, newEndAt] = [change.before, change.after].map((terms) => ammanIso(parseTerms(terms).endsAt)) as [string, string];
		const common = {
			at: ammanIso(at),
			amountJod: fils === 0n ? null : formatFils(fils < 0n ? -fils : fils),
			reason: null,
			cancelCode: null,
		};
		return { at, happened: { ...common, kind: 'END_CHANGED', oldEndAt, newEndAt } };
	});
}
