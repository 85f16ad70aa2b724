/** Confirms declining a request: explains the refund and asks for an optional reason. Typed text is preserved. */
import type { UseMutationResult } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings.ts';
import type { ApiError } from '#web/browser/fetching.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { useRenterName } from '../contact-details.tsx';
import type { AnswerTexts, DecliningTexts } from './texts.en.ts';

/** Maximum length accepted by the call. */
const MAX_LENGTH = 500;

type DeclineDialogProps = {
	booking: Booking;
	open: boolean;
	onOpenChange(open: boolean): void;
	decline: UseMutationResult<Booking, ApiError, string>;
	/** Why declining failed, if not displayed elsewhere. */
	error: ApiError | null;
};

export default function DeclineDialog({ booking, open, onOpenChange, decline, error }: DeclineDialogProps) {
	const { declining: t, request } = useScreenTexts<{ request: AnswerTexts; declining: DecliningTexts }>();
	const { format } = useLanguage();
	const errorText = useErrorText();
	const renter = useRenterName()(booking);
	return (
		<ReasonDialog
			open={open}
			onOpenChange={onOpenChange}
			title={t.title}
			description={t.refund(format.jod(booking.chargeJod), renter)}
			texts={{
				label: t.reason,
				hint: t.reasonHint(renter),
				placeholder: t.reasonExample,
				back: t.keep,
				confirm: t.confirm,
				busy: request.declining,
			}}
			maxLength={MAX_LENGTH}
			whenEmpty="send"
			isOptional
			busy={decline.isPending}
			error={error?.fields.reason}
			onSubmit={decline.mutate}
		>
			{error && !error.fields.reason && <FieldError>{errorText(error, request.declineFailed)}</FieldError>}
		</ReasonDialog>
	);
}
