/** Notice of an open no-show report: statements and deadline. */
import { TriangleAlert } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import { namesOf, otherSide, type Side } from '#web/features/bookings/detail/sides.ts';
import type { DetailTexts } from '#web/features/bookings/detail/texts.en.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';

export function NoShowNotice({ booking, side }: { booking: Booking; side: Side }) {
	const { noShow: t, story } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const { language, format } = useLanguage();
	const { noShow } = booking;
	if (!noShow || noShow.closedAt || booking.status !== 'CONFIRMED') return null;
	const names = namesOf(booking, language);
	const reporter = noShow.code === 'NO_SHOW_RENTER' ? 'OWNER' : 'RENTER';
	const until = format.date(noShow.contestBy, 'moment').replaceAll(' ', '\u00a0');
	const sentence =
		side === 'ADMIN'
			? story.NO_SHOW_SAID.theirs(names[reporter], names[otherSide(reporter)])
			: side === reporter
				? (noShow.waitsForReport ? t.waiting : t.open).mine(names[otherSide(side)], until)
				: (noShow.waitsForReport ? t.waiting : t.open).theirs(names[reporter], until);
	return (
		<div role="status" className="flex items-start gap-3 rounded-card bg-warning-soft p-4 text-warning-text">
			<TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
			<div className="space-y-1">
				<p suppressHydrationWarning className="numbers font-medium">
					{noShow.contestedAt ? t.contested : sentence}
				</p>
				{noShow.waitsForReport && <p>{t.waitsForReport}</p>}
				{noShow.contestReason && (
					<blockquote className="border-s-2 border-current ps-3">
						<bdi>{noShow.contestReason}</bdi>
					</blockquote>
				)}
				{side !== 'ADMIN' && <HelpLink to="late-or-no-show" className="text-inherit!" />}
			</div>
		</div>
	);
}
