/** Car, other party, and state of the trip. */

import { clsx } from 'clsx';
import { Check, ChevronLeft } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import type { Handover, HandoverPhase } from '#contract/handover.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Photo } from '#web/ui/photo.tsx';
import type { HandoverTexts } from '../texts.en.ts';

type StagesProps = { handover: Handover; booking: Booking };
type HeadlineProps = StagesProps & {
	/** The phase being recorded; the headline is then compact on a phone. */
	recording: HandoverPhase | null;
};

export function Headline({ handover, booking, recording }: HeadlineProps) {
	const t = useScreenTexts<HandoverTexts>();
	const { language } = useLanguage();
	const isOwner = handover.side === 'OWNER';
	const other = isOwner ? booking.renter : booking.owner;
	return (
		<header>
			<Link
				href={isOwner ? '/owner/dashboard' : '/trips'}
				className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-muted hover:text-ink"
			>
				<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
				{t.back}
			</Link>
			<div className="mt-1 flex items-center gap-4">
				<div className={clsx('aspect-[4/3] shrink-0 overflow-hidden rounded-control', recording ? 'w-16 sm:w-24' : 'w-24 sm:w-32')}>
					<Photo src={booking.car.primaryPhoto} alt="" sizes="128px" priority />
				</div>
				<div className="min-w-0">
					<h1 className="text-xl leading-snug md:text-2xl">{recording ? t.wizard[recording] : t.heading}</h1>
					<p className="font-medium">
						<bdi>{carNameOf(booking.car, language)}</bdi>
					</p>
					<p className={clsx('text-muted text-sm', recording && 'max-sm:hidden')}>
						{t.with[isOwner ? 'OWNER' : 'RENTER'](nameOf(other, language))}
					</p>
				</div>
			</div>
			{!recording && <Stages handover={handover} booking={booking} />}
		</header>
	);
}

type StageState = 'done' | 'now' | 'later';

function Stages({ handover, booking }: StagesProps) {
	const { stages: t } = useScreenTexts<HandoverTexts>();
	const { format } = useLanguage();
	const moment = (at: string) => `${format.date(at, 'short').replaceAll(' ', '\u00a0')} ${format.date(at, 'time')}`;
	const { checkedInAt, returnedAt, status } = handover;
	const isOver = status === 'COMPLETED' || status === 'CANCELLED';
	const stages: Array<{ label: string; line: string; state: StageState }> = [
		{
			label: t.pickup,
			line: checkedInAt ? moment(checkedInAt) : moment(booking.startAt),
			state: checkedInAt ? 'done' : isOver ? 'later' : 'now',
		},
		{ label: t.road, line: '', state: returnedAt ? 'done' : checkedInAt && !isOver ? 'now' : 'later' },
		{ label: t.return, line: returnedAt ? moment(returnedAt) : t.until(moment(booking.endAt)), state: returnedAt ? 'done' : 'later' },
	];
	return (
		<ol aria-label={t.label} className="mt-6 grid grid-cols-3">
			{stages.map(({ label, line, state }, index) => (
				<li key={label} aria-current={state === 'now' ? 'step' : undefined} className="relative flex flex-col items-center text-center">
					{index > 0 && (
						<span
							aria-hidden
							className={clsx(
								'absolute end-1/2 top-3 w-full border-t-2',
								state === 'later' ? 'border-control-line border-dashed' : 'border-accent',
							)}
						/>
					)}
					<span
						aria-hidden
						className={clsx(
							'relative z-10 grid size-6 place-items-center rounded-pill border-2',
							state === 'done' && 'border-accent bg-accent text-canvas',
							state === 'now' && 'border-accent bg-canvas',
							state === 'later' && 'border-control-line bg-canvas',
						)}
					>
						{state === 'done' && <Check className="size-3.5 stroke-[3]" />}
						{state === 'now' && <span className="size-2.5 rounded-pill bg-accent" />}
					</span>
					<span className={clsx('mt-1.5 text-sm', state === 'now' ? 'font-semibold' : 'font-medium', state === 'later' && 'text-muted')}>
						{label}
					</span>
					<span suppressHydrationWarning className="numbers text-muted text-xs">
						{line}
					</span>
				</li>
			))}
		</ol>
	);
}
