/** Goodwill in the timeline of a booking: its recipient sees it, the other side does not. Pure. */
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import type { GrantedGoodwill } from './goodwill-sql.ts';
import type { Past } from './timeline.ts';

type Viewer = { isRenter: boolean; isOwner: boolean };

export function listGoodwillEvents(granted: readonly GrantedGoodwill[], { isRenter, isOwner }: Viewer): Past[] {
	return granted.flatMap(({ recipient, amount_fils, reason, decided_at: at }) => {
		const isHidden = recipient === 'RENTER' ? isOwner : isRenter;
		if (isHidden || !at) return [];
		return [
			{ at, happened: { at: ammanIso(at), amountJod: formatFils(amount_fils), reason, kind: 'GOODWILL', cancelCode: null, recipient } },
		];
	});
}
