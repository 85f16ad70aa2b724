/** Changes of blocks, with the calendar's own call for each part of a change. */
import { bookedDates } from '#contract/availability.ts';
import { changeOwnerCalendar, getOwnerCalendar } from '#contract/calendar.ts';
import { getFleet } from '#contract/fleet.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { type Block, daysToOpen } from './board-days.ts';
import type { FleetTexts } from './texts.en.ts';

/** `after` null: the days are open again. */
export type BlockMove = { carId: string; before: Block | null; after: Block | null };

const put = (carId: string, days: Block, blocked: boolean) =>
	call(changeOwnerCalendar, { params: { id: carId }, body: { ...days, blocked } });

/** The new days are blocked first: where a booking is in the way, nothing has changed yet. */
async function moveBlock({ carId, before, after }: BlockMove): Promise<void> {
	if (after) await put(carId, after, true);
	const left = before && after ? daysToOpen(before, after) : before ? [before] : [];
	for (const days of left) await put(carId, days, false);
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
