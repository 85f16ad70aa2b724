/** One car that can be booked instead: its facts, its price, and the button. */

import { MapPin } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import type { AlternativeCar } from '#contract/rebooking.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import type { CancellationTexts } from '#web/features/cancellation/texts.en.ts';
import { placeName } from '#web/features/cars/card-facts.ts';
import { CardMarks } from '#web/features/cars/card-marks.tsx';
import { carAddress } from '#web/features/cars/stay.ts';
import { RatingMark } from '#web/features/reviews/rating-mark.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { carTitleOf } from '#web/i18n/language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Photo } from '#web/ui/photo.tsx';
import type { RebookingTexts } from './texts.en.ts';

type AlternativeProps = {
	alternative: AlternativeCar;
	booking: Booking;
	/** The amount that was paid for the cancelled booking pays for it. */
	hasMoney: boolean;
	/** This car is being booked. */
	busy: boolean;
	/** Another car is being booked. */
	blocked: boolean;
	onTake(): void;
};

export function Alternative({ alternative, booking, hasMoney, busy, blocked, onTake }: AlternativeProps) {
	const { rebooking: t, cancellation } = useScreenTexts<RebookingTexts & { cancellation: CancellationTexts }>();
	const language = useLanguage();
	const { format } = language;
	const { car, delivery, fineHold } = alternative;
	const { toPayJod, toReturnJod } = alternative;
	const difference =
		Number(toPayJod) > 0 ? t.pay(format.jod(toPayJod)) : Number(toReturnJod) > 0 ? t.back(format.jod(toReturnJod)) : t.even;
	const stay = { pickup: booking.startAt, return: booking.endAt };
	return (
		<article>
			<div className="flex gap-4">
				<div className="aspect-[4/3] w-28 shrink-0 self-start overflow-hidden rounded-control">
					<Photo src={car.primaryPhoto} alt="" sizes="112px" />
				</div>
				<div className="min-w-0">
					<h3 className="font-semibold leading-snug">
						<Link href={carAddress(car.slug, stay)} className="inline-flex min-h-8 items-center hover:underline">
							<bdi>{carTitleOf(car, language.language)}</bdi>
						</Link>
					</h3>
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
						<span className="flex items-center gap-1">
							<MapPin aria-hidden className="size-3.5 shrink-0 text-accent-text" />
							{placeName(car, language)}
						</span>
						<RatingMark score={car.rating} />
					</p>
					<p className="numbers mt-2">
						<span className="text-muted text-sm">{t.total} </span>
						<span className="font-semibold">{format.jod(alternative.totalJod)}</span>
					</p>
					<p className="numbers text-muted text-sm">{t.deposit(format.jod(alternative.depositJod))}</p>
					{fineHold && (
						<p className="numbers text-muted text-sm">
							{t.fineHold(format.jod(fineHold.amountJod), format.plural(language.texts.units.days, fineHold.days))}
						</p>
					)}
					{hasMoney && <p className="numbers mt-1 font-medium text-sm">{difference}</p>}
				</div>
			</div>
			<ul className="mt-3 flex flex-wrap gap-1.5">
				<CardMarks car={car} />
				{car.instantBook && (
					<li>
						<Badge tone="accent">{t.instant}</Badge>
					</li>
				)}
				{delivery !== 'NONE' && (
					<li>
						<Badge>{t.delivery[delivery]}</Badge>
					</li>
				)}
				<li>
					<Badge>{t.policy(cancellation.policies[alternative.cancellationPolicy].name)}</Badge>
				</li>
			</ul>
			<Button className="mt-4" variant="primary" wide busy={busy && t.booking} disabled={blocked && !busy} onClick={onTake}>
				{t.book}
			</Button>
		</article>
	);
}
