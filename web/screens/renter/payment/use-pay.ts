/** Opens the gateway's page. Asked twice, the server gives the same page; what it refuses is shown here, and the booking read anew. */
import { useMutation } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings.ts';
import { initiatePayment } from '#contract/payments.ts';
import { call } from '../../../api.ts';
import { ApiError } from '../../../fetching.ts';
import { useRestored } from '../../../page/use-restored.ts';
import { useErrorText } from '../../../ui/error-text.ts';
import { useToast } from '../../../ui/toast.tsx';
import { usePaymentTexts } from './texts.ts';

type Paying = { proceed(): void; busy: boolean; error: ApiError | null };

export function usePay({ id }: Booking, readAgain: () => unknown): Paying {
	const t = usePaymentTexts();
	const toast = useToast();
	const errorText = useErrorText();
	const pay = useMutation({
		mutationFn: async () => {
			const { redirectUrl } = await call(initiatePayment, { body: { bookingId: id } });
			if (!redirectUrl) throw new ApiError(200, '', t.noAddress, { error: t.noAddress });
			return redirectUrl;
		},
		onSuccess: (redirectUrl) => location.assign(redirectUrl),
		onError: (error) => {
			toast({ title: t.errorTitle, description: errorText(error, t.failed), tone: 'danger' });
			// It is paid, cancelled or too late: what is shown is out of date.
			if (error.status === 409 || error.status === 404) readAgain();
		},
	});
	// Back from the gateway's page without having paid.
	useRestored(() => {
		pay.reset();
		readAgain();
	});
	return { proceed: () => pay.mutate(), busy: pay.isPending || pay.isSuccess, error: pay.error };
}
