/** A distant place that the owner suggested: the renter accepts or declines it, the owner sees that it waits. */

import { acceptBookingPlace, declineBookingPlace } from '#contract/places.ts';
import type { BookingPlaceView } from '#contract/where-and-when.ts';
import { call } from '#web/browser/api.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useBookingMutation } from '../detail/use-booking-mutation.ts';
import { MapLinks } from './map-links.tsx';
import type { WhereAndWhenTexts } from './texts.en.ts';
import type { Placed } from './where-and-when.tsx';

export function Proposal({ booking, proposal }: { booking: Placed; proposal: BookingPlaceView }) {
	const { proposal: t } = useScreenTexts<WhereAndWhenTexts>().whereAndWhen;
	const { language } = useLanguage();
	const mayAnswer = booking.whereAndWhen.allowedActions.includes('ANSWER_PLACE');
	const reply = useBookingMutation<boolean>({
		call: (accepts) => call(accepts ? acceptBookingPlace : declineBookingPlace, { params: { id: booking.id }, body: {} }),
		onClose: () => undefined,
		done: (_, accepts) => (accepts ? t.accepted : t.declined),
		failed: t.failed,
	});
	return (
		<div data-testid="place-proposal" className="mt-4 rounded-control bg-accent-soft p-4 print:hidden">
			<p className="font-semibold">{t.title[mayAnswer ? 'RENTER' : 'OWNER']}</p>
			{proposal.text && (
				<p dir="auto" className="mt-1">
					{proposal.text[language]}
				</p>
			)}
			{proposal.pin && <MapLinks pin={proposal.pin} />}
			{mayAnswer && (
				<>
					<p className="mt-1 text-sm">{booking.whereAndWhen.isOnMap ? t.hint : t.hintOffMap}</p>
					<div className="mt-3 flex flex-wrap gap-3">
						<Button variant="primary" busy={reply.isPending && reply.variables && t.sending} onClick={() => reply.mutate(true)}>
							{t.accept}
						</Button>
						<Button busy={reply.isPending && !reply.variables && t.sending} onClick={() => reply.mutate(false)}>
							{t.decline}
						</Button>
					</div>
				</>
			)}
		</div>
	);
}
