/** How each kind of taken time looks: by colour, and by what is written or drawn on it. */
import type { OccupancyKind } from './month-days.ts';

export const occupancyStyle: Record<OccupancyKind, string> = {
	CONFIRMED: 'bg-primary text-on-primary',
	REQUESTED: 'border-2 border-accent bg-accent-soft text-accent-text',
	HELD: 'border border-control-line border-dashed bg-surface text-muted',
	COMPLETED: 'bg-line text-muted',
	BLOCK: 'day-hatched bg-sunken text-ink',
	IMPORT: 'day-hatched border border-info bg-sunken text-info',
};
