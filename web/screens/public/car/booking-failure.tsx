/** Why the booking failed, with a next step if there is one. The selection is preserved. */
import { type ApiError, isRefusal } from '#web/browser/fetching.ts';
import { driverTexts } from '#web/features/cars/driver-texts.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import type { CarTexts } from './texts.en.ts';

/** Texts of a failed booking in both languages, loaded with this component only. */
const en = {
	newPrice: 'The price has changed. See the new total below.',
	newLicence: 'Upload new licence',
};

const ar: typeof en = {
	newPrice: 'تغيّر السعر. المجموع الجديد أدناه.',
	newLicence: 'رفع الرخصة الجديدة',
};

const failureTexts = { en, ar };

type FailureProps = { failure: ApiError; address: string };

export default function BookingFailure({ failure, address }: FailureProps) {
	const t = useScreenTexts<CarTexts>();
	const { language } = useLanguage();
	const failureText = failureTexts[language];
	const errorText = useErrorText();
	const holdId = isRefusal(failure, 'OWN_HOLD_OVERLAPS') ? failure.detail.bookingId : null;
	return (
		<div className="mt-4 rounded-control bg-danger-soft p-3">
			<FieldError>{errorText(failure, t.booking.failed)}</FieldError>
			{isRefusal(failure, 'PRICE_CHANGED') && <p className="mt-1 text-sm">{failureText.newPrice}</p>}
			{isRefusal(failure, 'IDENTITY_REQUIRED') && (
				<>
					<p className="mt-1 text-sm">{t.booking.verifyHint}</p>
					<LinkButton href={`/profile?returnTo=${encodeURIComponent(address)}`} wide className="mt-3">
						{t.booking.verify}
					</LinkButton>
				</>
			)}
			{isRefusal(failure, 'DRIVER_DETAILS_MISSING') && (
				<LinkButton href={`/profile?returnTo=${encodeURIComponent(address)}`} wide className="mt-3">
					{driverTexts[language].unknown}
				</LinkButton>
			)}
			{isRefusal(failure, 'LICENCE_EXPIRES') && (
				<LinkButton href={`/profile?returnTo=${encodeURIComponent(address)}`} wide className="mt-3">
					{failureText.newLicence}
				</LinkButton>
			)}
			{typeof holdId === 'string' && (
				<LinkButton href={`/booking/${holdId}/payment`} wide className="mt-3">
					{t.booking.pay}
				</LinkButton>
			)}
		</div>
	);
}
