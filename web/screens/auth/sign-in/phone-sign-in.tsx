/** Sign-in by phone: number, then code. The number is preserved while waiting for the code. */
import { useState } from 'react';
import { normalizePhone } from '#contract/phone.ts';
import { SignInCodeForm } from './code-form.tsx';
import { PhoneForm } from './phone-form.tsx';

type PhoneSignInProps = { typed: string; keep(phone: string): void; returnTo: string };

export function PhoneSignIn({ typed, keep, returnTo }: PhoneSignInProps) {
	/** The number, and when the last code was sent to it. */
	const [sent, setSent] = useState<{ phone: string; at: number } | null>(null);
	const sendTo = (phone: string) => setSent({ phone: normalizePhone(phone) ?? phone, at: Date.now() });
	if (!sent) return <PhoneForm typed={typed} keep={keep} onSent={sendTo} />;
	return (
		<SignInCodeForm
			phone={sent.phone}
			sentAt={sent.at}
			returnTo={returnTo}
			onResent={() => sendTo(sent.phone)}
			onChangePhone={() => setSent(null)}
		/>
	);
}
