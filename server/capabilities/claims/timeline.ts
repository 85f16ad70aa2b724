/** Past and upcoming events of a claim, ordered by time. Pure. */
import type { Claim, ClaimEventKind, ClaimOutcome } from '#contract/claim-shapes.ts';
import { ammanIso } from '#contract/time.ts';
import { isUnanswered } from '#server/capabilities/cases/index.ts';
import { toClaimLifecycle } from './claim-guards.ts';
import type { ClaimRow, ItemRow } from './sql.ts';

const endings: Record<ClaimOutcome, ClaimEventKind> = { ACCEPTED: 'ACCEPTED', DECIDED: 'DECIDED', WITHDRAWN: 'WITHDRAWN' };

/** Lines that were added together are one event. */
const additionsOf = (items: readonly Pick<ItemRow, 'added_at'>[]): Date[] =>
	[...new Set(items.flatMap(({ added_at }) => (added_at ? [added_at.getTime()] : [])))].sort((a, b) => a - b).map((time) => new Date(time));

export function timelineOf(row: ClaimRow, items: readonly Pick<ItemRow, 'added_at'>[], now: Date): Claim['timeline'] {
	const unansweredAt = !row.contested_at && (row.decision_due_at ?? (isUnanswered(toClaimLifecycle(row), now) ? row.answer_by : null));
	const waits = row.status === 'OPEN' && !unansweredAt;
	const excessAskedAt = row.excess_fils > 0n ? row.decided_at : null;
	const events: Array<[ClaimEventKind, Date | null | false]> = [
		['OPENED', row.opened_at],
		...additionsOf(items).map((at): [ClaimEventKind, Date] => ['LINES_ADDED', at]),
		['CONTESTED', row.contested_at],
		['UNANSWERED', unansweredAt],
		...(row.outcome ? [[endings[row.outcome], row.decided_at] as [ClaimEventKind, Date | null]] : []),
		['EXCESS_ASKED', excessAskedAt],
		['EXCESS_PAID', row.excess_paid_at],
		['WRITTEN_OFF', row.excess_written_off_at],
		['ANSWER_DUE', waits && row.answer_by],
	];
	return events.flatMap(([kind, at]) => (at ? [{ kind, at: ammanIso(at), isDue: kind === 'ANSWER_DUE' }] : []));
}
