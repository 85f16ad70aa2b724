/** Other cars for the renter of a booking that its owner cancelled, declined or did not answer; each is booked with one button. */
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { type Booking, listBookings } from '#contract/bookings.ts';
import { type AlternativeCar, listAlternatives, rebook } from '#contract/rebooking.ts';
import { call } from '#web/browser/api.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import type { Side } from '../detail/sides.ts';
import { isReplaced } from '../status.ts';
import { Alternative } from './alternative.tsx';
import { HeldMoney } from './held-money.tsx';
import type { RebookingTexts } from './texts.en.ts';

export function AlternativesPanel({ booking, side }: { booking: Booking; side: Side }) {
	return side === 'RENTER' && isReplaced(booking) ? <Alternatives booking={booking} /> : null;
}

function Alternatives({ booking }: { booking: Booking }) {
	const { rebooking: t } = useScreenTexts<RebookingTexts>();
	const { language } = useLanguage();
	const [, navigate] = useLocation();
	const keyFor = useIdempotencyKey();
	const params = { id: booking.id };
	const { data } = useQuery({ ...queryFor(listAlternatives, { params }), ...refetchOnVisit });
	const book = useActionMutation<AlternativeCar, Booking>({
		call: (chosen) => {
			const body = bodyOf(chosen, data?.held?.amountJod ?? '0.00');
			return call(rebook, { params, body, idempotencyKey: keyFor({ params, body }) });
		},
		refreshes: [listBookings],
		done: (created) => (isUnpaid(created) ? '' : t.booked),
		failed: t.failed,
		onDone: (created) => navigate(isUnpaid(created) ? `/booking/${created.id}/payment` : `/booking/${created.id}`),
	});
	if (!data) return null;
	if (data.rebookedAs !== null) {
		return (
			<Panel title={t.title} lead={t.rebooked}>
				<LinkButton href={`/booking/${data.rebookedAs}`} wide>
					{t.openNew}
				</LinkButton>
			</Panel>
		);
	}
	if (data.cars.length === 0 && !data.held) return null;
	const waiting = book.isPending || book.isSuccess ? book.variables.car.id : null;
	return (
		<Panel title={t.title} lead={t.lead}>
			{data.held && <HeldMoney bookingId={booking.id} held={data.held} blocked={waiting !== null} />}
			<ul className="grid gap-5" lang={language} data-testid="alternatives">
				{data.cars.map((each) => (
					<li key={each.car.id} className="border-line border-t pt-5 first:border-t-0 first:pt-0">
						<Alternative
							alternative={each}
							booking={booking}
							hasMoney={data.held !== null}
							busy={waiting === each.car.id}
							blocked={waiting !== null}
							onTake={() => book.mutate(each)}
						/>
					</li>
				))}
			</ul>
			<HelpLink to="when-the-owner-cancels" className="mt-4" />
		</Panel>
	);
}

const isUnpaid = ({ status, holdExpiresAt }: Booking): boolean => status === 'REQUESTED' && holdExpiresAt !== null;

const bodyOf = ({ car, totalJod, depositJod, cancellationPolicy, delivery }: AlternativeCar, heldJod: string) => ({
	heldJod,
	carId: car.id,
	totalJod,
	depositJod,
	cancellationPolicy,
	withDelivery: delivery === 'DELIVERED',
});
