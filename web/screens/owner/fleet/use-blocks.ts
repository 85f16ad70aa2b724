/** Moves and removes blocks through the calendar's call. */
import { bookedDates } from '#contract/availability.ts';
import { changeOwnerCalendar, getOwnerCalendar } from '#contract/calendar.ts';
import { getFleet } from '#contract/fleet.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { type Block, daysToOpen } from './board-days.ts';
import type { FleetTexts } from './texts.en.ts';

/** `after` is null if the block is removed. */
export type BlockMove = { carId: string; before: Block | null; after: Block | null };

/** One call, so that the old days stay blocked if the new ones are already booked. */
async function moveBlock({ carId, before, after }: BlockMove): Promise<void> {
	const params = { id: carId };
	if (after) await call(changeOwnerCalendar, { params, body: { ...after, blocked: true, opens: before ? daysToOpen(before, after) : [] } });
	else if (before) await call(changeOwnerCalendar, { params, body: { ...before, blocked: false } });
}

export function useMoveBlock(onDone?: () => void) {
	const { days: t } = useScreenTexts<FleetTexts>();
	return useActionMutation({
		call: moveBlock,
		refreshes: [getFleet.path, ...[getOwnerCalendar, bookedDates].map(({ path }) => path.split('{id}')[0] ?? path)],
		done: (_, { before, after }) => (after ? (before ? t.moved : t.blocked) : t.opened),
		failed: t.failed,
		...(onDone && { onDone }),
	});
}
