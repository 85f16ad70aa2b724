/** Changes of a trip after it was agreed, as events of its timeline. Pure. */
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import type { Past } from '../timeline.ts';
import { movesTrip, parseTerms, presentTerms } from './change-terms.ts';
import type { ChangeRow } from './changes-sql.ts';

type Shown = ReturnType<typeof presentTerms>;

export function listChangeEvents(applied: readonly ChangeRow[]): Past[] {
	return applied.map((change) => {
		const at = change.closed_at ?? change.created_at;
		const fils = change.rental_difference_fils + change.deposit_difference_fils;
		const common = {
			at: ammanIso(at),
			amountJod: fils === 0n ? null : formatFils(fils < 0n ? -fils : fils),
			reason: null,
			cancelCode: null,
		};
		const [before, after] = [change.before, change.after].map((terms) => presentTerms(parseTerms(terms))) as [Shown, Shown];
		if (movesTrip(change)) return { at, happened: { ...common, kind: 'TRIP_MOVED', before, after } };
		return { at, happened: { ...common, kind: 'END_CHANGED', oldEndAt: before.endAt, newEndAt: after.endAt } };
	});
}
