/** The short form for lists, below the stay with its hours: place and flight, and a delay that its renter announced. */
import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { placeText } from '#contract/place-text.ts';
import type { WhereAndWhen } from '#contract/where-and-when.ts';
import { flightText, lateText, onTheWayText } from '#contract/where-and-when-text.ts';
import { useLanguage } from '#web/i18n/context.tsx';

export function PlaceLine({ where }: { where: WhereAndWhen }) {
	const { language } = useLanguage();
	return (
		<span data-testid="place-line" className="flex min-w-0 gap-1">
			<MapPin aria-hidden className="h-[1lh] w-4 shrink-0 text-accent-text" />
			<span className="flex min-w-0 flex-wrap gap-x-3 gap-y-0.5">
				<span dir="auto" className="min-w-0">
					{placeText(where)[language]}
				</span>
				<Arrival where={where} />
				<OnTheWay where={where} />
			</span>
		</span>
	);
}

type ArrivalProps = { where: Pick<WhereAndWhen, 'flightNumber' | 'landsAt' | 'late' | 'startAt'>; className?: string };

/** The renter's flight and announced delay, until the pickup. Empty without either. */
export function Arrival({ where, className }: ArrivalProps) {
	const { language } = useLanguage();
	const [flight, late] = [flightText(where)?.[language], lateText(where)?.[language]];
	return (
		<span data-testid="arrival" className={clsx('flex flex-wrap gap-x-3 gap-y-0.5 empty:hidden', className)}>
			{flight && <span className="numbers">{flight}</span>}
			{late && <span className="numbers font-medium text-danger">{late}</span>}
		</span>
	);
}

type OnTheWayProps = { where: Pick<WhereAndWhen, 'onTheWay' | 'startAt' | 'endAt'>; className?: string };

/** The member of the owner's side who is on the way, for both sides; also printed. Empty without a departure. */
export function OnTheWay({ where, className }: OnTheWayProps) {
	const { language } = useLanguage();
	const text = onTheWayText(where)?.[language];
	if (!text) return null;
	return (
		<span
			data-testid="on-the-way"
			className={clsx('numbers block w-fit rounded-control bg-positive-soft px-2 py-1 font-medium text-positive-text text-sm', className)}
		>
			{text}
		</span>
	);
}
