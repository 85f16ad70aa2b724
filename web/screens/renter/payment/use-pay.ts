/** Opens the gateway's page; repeated requests return the same one. Refusals are shown here, and the booking is refetched. */
import type { Booking } from '#contract/bookings.ts';
import { initiatePayment } from '#contract/payments.ts';
import { call } from '#web/browser/api.ts';
import { ApiError } from '#web/browser/fetching.ts';
import { useRestored } from '#web/browser/page/use-restored.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { PaymentTexts } from './texts.en.ts';

type Paying = { proceed(): void; busy: boolean; error: ApiError | null };

export function usePay({ id }: Booking, readAgain: () => unknown): Paying {
	const t = useScreenTexts<PaymentTexts>();
	const errorText = useErrorText();
	const pay = useActionMutation({
		call: async () => {
			const { redirectUrl } = await call(initiatePayment, { body: { bookingId: id } });
			if (!redirectUrl) throw new ApiError(200, '', t.noAddress, { error: t.noAddress });
			return redirectUrl;
		},
		failed: t.errorTitle,
		describeError: (error) => errorText(error, t.failed),
		onDone: (redirectUrl) => location.assign(redirectUrl),
		// Already paid, cancelled or expired: the displayed state is outdated.
		onOutdated: () => void readAgain(),
	});
	// Returned from the gateway's page without paying.
	useRestored(() => {
		pay.reset();
		readAgain();
	});
	return { proceed: () => pay.mutate(), busy: pay.isPending || pay.isSuccess, error: pay.error };
}
