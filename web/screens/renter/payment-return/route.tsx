/** Return page of the gateway: the payment's result, queried from the gateway. */
import { CircleHelp } from 'lucide-react';
import { useSearch } from 'wouter';
import { Result } from '#web/features/bookings/result.tsx';
import { SupportPanel } from '#web/features/support/support-panel.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Failed } from './failed.tsx';
import { Paid } from './paid.tsx';
import { Pending } from './pending.tsx';
import type { PaymentReturnTexts } from './texts.en.ts';
import { useVerification } from './use-verification.ts';
import { VerificationFailed } from './verification-failed.tsx';

export default function PaymentReturnScreen() {
	const paymentId = new URLSearchParams(useSearch()).get('paymentId');
	return <div className="container-page max-w-2xl pt-2 pb-16 md:pt-8">{paymentId ? <Verified paymentId={paymentId} /> : <Missing />}</div>;
}

function Verified({ paymentId }: { paymentId: string }) {
	const verification = useVerification(paymentId);
	const { payment, error } = verification;
	if (error && !payment)
		return <VerificationFailed paymentId={paymentId} error={error} retry={verification.check} busy={verification.checking} />;
	switch (payment?.status) {
		case 'PAID':
			return <Paid payment={payment} />;
		case 'FAILED':
			return <Failed payment={payment} />;
		case 'PENDING':
		case undefined:
			return <Pending verification={verification} />;
	}
}

function Missing() {
	const { missing: t, pending } = useScreenTexts<PaymentReturnTexts>();
	return (
		<Result
			icon={<CircleHelp aria-hidden />}
			title={t.title}
			hint={t.hint}
			actions={
				<LinkButton href="/trips" variant="primary">
					{pending.trips}
				</LinkButton>
			}
		>
			<SupportPanel />
		</Result>
	);
}
