/** An occupancy bar within a week: starts and ends at its hour, and shows a label if there is room. */
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { type Bar, DAYS_A_WEEK, occupancyStyle } from './month-days.ts';
import type { CalendarTexts } from './texts.en.ts';

const share = (days: number): string => `${(days / DAYS_A_WEEK) * 100}%`;
/** Minimum length in days for a label. */
const ROOM = 0.9;

export function OccupancyBar({ bar: { occupied, offset, length, begins, ends } }: { bar: Bar }) {
	const { month: t } = useScreenTexts<CalendarTexts>();
	const { language } = useLanguage();
	const { kind, booking } = occupied;
	const name = (language === 'ar' && booking?.renterNameAr) || booking?.renterName;
	const label = {
		CONFIRMED: name ?? t.booked,
		REQUESTED: name ?? t.requested,
		HELD: t.held,
		COMPLETED: name ?? t.completed,
		BLOCK: t.blocked,
		IMPORT: t.imported,
	}[kind];
	return (
		<span style={{ insetInlineStart: share(offset), inlineSize: share(length) }} className="absolute inset-y-0 flex px-px">
			<span
				className={clsx(
					'flex min-w-0 flex-1 items-center gap-1 overflow-hidden px-1.5 font-medium text-xs leading-none',
					occupancyStyle[kind],
					begins ? 'rounded-s-pill' : 'border-s-0',
					ends ? 'rounded-e-pill' : 'border-e-0',
				)}
			>
				{kind === 'BLOCK' && <Lock className="size-3 shrink-0" />}
				{length >= ROOM && <bdi className="truncate py-1">{label}</bdi>}
			</span>
		</span>
	);
}
