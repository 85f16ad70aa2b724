/** Why the booking was not made, and where that has a way on, the way. What was chosen stays chosen. */
import { isRefusal } from '../../../fetching.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { useErrorText } from '../../../ui/error-text.ts';
import { FieldError } from '../../../ui/field.tsx';
import { useCarTexts } from './texts.ts';
import type { BookingState } from './use-booking.ts';

export function BookingFailure({ booking: { failure, address } }: { booking: BookingState }) {
	const t = useCarTexts();
	const errorText = useErrorText();
	if (!failure) return null;
	const held = isRefusal(failure, 'OWN_HOLD_OVERLAPS') ? failure.detail.bookingId : null;
	return (
		<div className="mt-4 rounded-control bg-danger-soft p-3">
			<FieldError>{errorText(failure, t.booking.failed)}</FieldError>
			{isRefusal(failure, 'PRICE_CHANGED') && <p className="mt-1 text-sm">{t.booking.newPrice}</p>}
			{isRefusal(failure, 'IDENTITY_REQUIRED') && (
				<>
					<p className="mt-1 text-sm">{t.booking.verifyHint}</p>
					<LinkButton href={`/profile?returnTo=${encodeURIComponent(address)}`} wide className="mt-3">
						{t.booking.verify}
					</LinkButton>
				</>
			)}
			{typeof held === 'string' && (
				<LinkButton href={`/booking/${held}/payment`} wide className="mt-3">
					{t.booking.pay}
				</LinkButton>
			)}
		</div>
	);
}
