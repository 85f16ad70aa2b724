/** Phone verification: number, code, and then the verified state. */

import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#contract/identity.ts';
import { normalizePhone } from '#contract/phone.ts';
import { phoneInGroups } from '#web/features/people/people.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { ProfileTexts } from '../texts.en.ts';
import { CodeStep } from './code-step.tsx';
import { NumberStep } from './number-step.tsx';

export function PhonePanel({ user }: { user: User }) {
	const { phone: t } = useScreenTexts<ProfileTexts>();
	const [changing, setChanging] = useState(false);
	const [typed, keep] = useState('');
	/** The number, and when the last code was sent to it. */
	const [sent, setSent] = useState<{ phone: string; at: number } | null>(null);
	const sendTo = (phone: string) => setSent({ phone: normalizePhone(phone) ?? phone, at: Date.now() });
	const stop = () => {
		setSent(null);
		setChanging(false);
		keep('');
	};
	const isVerified = user.phoneVerified && user.phone !== null;
	return (
		<Panel title={t.title} lead={t.lead}>
			{isVerified && !changing ? (
				<Verified phone={user.phone ?? ''} onChange={() => setChanging(true)} />
			) : sent ? (
				<CodeStep
					phone={sent.phone}
					sentAt={sent.at}
					onResent={() => sendTo(sent.phone)}
					onChangePhone={() => setSent(null)}
					onVerified={stop}
				/>
			) : (
				<NumberStep typed={typed} keep={keep} none={user.phone === null} onSent={sendTo} onKeep={isVerified ? stop : null} />
			)}
		</Panel>
	);
}

function Verified({ phone, onChange }: { phone: string; onChange(): void }) {
	const { phone: t } = useScreenTexts<ProfileTexts>();
	return (
		<div data-testid="phone-verified" className="flex flex-wrap items-center gap-4 rounded-control bg-positive-soft p-4">
			<span className="grid size-12 shrink-0 place-items-center rounded-pill bg-surface text-positive">
				<BadgeCheck aria-hidden className="size-6" />
			</span>
			<div className="min-w-0 flex-1 basis-36">
				<p className="font-semibold">{t.verified}</p>
				<p>
					<bdi dir="ltr" className="numbers whitespace-nowrap">
						{phoneInGroups(phone)}
					</bdi>
				</p>
			</div>
			<Button className="max-sm:w-full" onClick={onChange}>
				{t.change}
			</Button>
		</div>
	);
}
