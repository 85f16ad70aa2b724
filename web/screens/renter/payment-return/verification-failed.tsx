/** It could not be found out: nothing is lost by that, and it can be tried again. */
import { TriangleAlert } from 'lucide-react';
import { isRefusal } from '../../../fetching.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useErrorText } from '../../../ui/error-text.ts';
import { Result } from '../result.tsx';
import { usePaymentReturnTexts } from './texts.ts';

/** The sentence for a failed look. Whoever may have paid is not told that they were not charged. */
export function useVerificationError(): (error: unknown) => string {
	const { error: t } = usePaymentReturnTexts();
	const errorText = useErrorText();
	return (error) => {
		if (isRefusal(error, 'GATEWAY_UNAVAILABLE')) return t.gateway;
		return isRefusal(error, 'PAYMENT_NOT_FOUND') ? t.notFound : errorText(error);
	};
}

export function VerificationFailed({ error, retry, busy }: { error: unknown; retry(): void; busy: boolean }) {
	const { error: t, pending } = usePaymentReturnTexts();
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
		/>
	);
}
