/** The result could not be determined: nothing is lost, and it can be retried. */
import { TriangleAlert } from 'lucide-react';
import { isRefusal } from '#web/browser/fetching.ts';
import { Result } from '#web/features/bookings/result.tsx';
import { SupportPanel } from '#web/features/support/support-panel.tsx';
import { useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import type { PaymentReturnTexts } from './texts.en.ts';

/** Sentence for a failed check. It never claims that the person was not charged. */
export function useVerificationError(): (error: unknown) => string {
	const { error: t } = useScreenTexts<PaymentReturnTexts>();
	const errorText = useErrorText();
	return (error) => {
		if (isRefusal(error, 'GATEWAY_UNAVAILABLE')) return t.gateway;
		return isRefusal(error, 'PAYMENT_NOT_FOUND') ? t.notFound : errorText(error);
	};
}

type VerificationFailedProps = { paymentId: string; error: unknown; retry(): void; busy: boolean };

export function VerificationFailed({ paymentId, error, retry, busy }: VerificationFailedProps) {
	const { error: t, pending } = useScreenTexts<PaymentReturnTexts>();
	const { states } = useTexts();
	const sentence = useVerificationError();
	const final = isRefusal(error, 'PAYMENT_NOT_FOUND');
	return (
		<Result
			icon={<TriangleAlert aria-hidden />}
			tone="danger"
			title={t.title}
			hint={<p>{sentence(error)}</p>}
			actions={
				<>
					{!final && (
						<Button variant="primary" size="large" busy={busy} onClick={retry}>
							{states.retry}
						</Button>
					)}
					<LinkButton href="/trips" variant={final ? 'primary' : 'secondary'} size="large">
						{pending.trips}
					</LinkButton>
				</>
			}
		>
			{/* A payment that is not the person's is nothing to ask about. */}
			{final ? <SupportPanel /> : <SupportPanel about={{ kind: 'payment', id: paymentId }} />}
		</Result>
	);
}
