/** Pending payment: polled automatically for a while, then on request. */
import { Hourglass, LoaderCircle } from 'lucide-react';
import { Result } from '#web/features/bookings/result.tsx';
import { SupportPanel } from '#web/features/support/support-panel.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Details } from './details.tsx';
import type { PaymentReturnTexts } from './texts.en.ts';
import type { Verification } from './use-verification.ts';
import { useVerificationError } from './verification-failed.tsx';

export function Pending({ verification: { payment, error, checking, goesOn, check } }: { verification: Verification }) {
	const { pending: t } = useScreenTexts<PaymentReturnTexts>();
	const sentence = useVerificationError();
	const isChecking = goesOn || checking;
	return (
		<Result
			icon={isChecking ? <LoaderCircle aria-hidden className="animate-turn" /> : <Hourglass aria-hidden />}
			title={t.title}
			hint={
				<>
					<p>{isChecking ? t.hint : t.waitingHint}</p>
					{!isChecking && error && <p className="text-danger">{sentence(error)}</p>}
				</>
			}
			actions={
				!goesOn && (
					<>
						<Button variant="primary" size="large" busy={checking && t.checking} onClick={check}>
							{t.again}
						</Button>
						<LinkButton href="/trips" size="large">
							{t.trips}
						</LinkButton>
					</>
				)
			}
		>
			{payment && (
				<>
					<Details payment={payment} />
					{!goesOn && <SupportPanel about={{ kind: 'payment', id: payment.id }} />}
				</>
			)}
		</Result>
	);
}
