/** Verification status of the e-mail address, and the button to verify it. */
import { clsx } from 'clsx';
import { BadgeCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#contract/identity.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import type { ProfileTexts } from '../texts.en.ts';

const EmailDialog = lazyDialog(() => import('./email-dialog.tsx'));

export function EmailVerificationStatus({ user, typed }: { user: User; typed: string }) {
	const { details, email: t } = useScreenTexts<ProfileTexts>();
	const [open, setOpen] = useState(false);
	const { email, pendingEmail, emailVerified } = user;
	const toVerify = pendingEmail ?? email;
	if (typed !== (toVerify ?? '')) return <p className="mt-1.5 text-muted text-sm">{t.saveFirst}</p>;
	if (!toVerify) return null;
	const Icon = emailVerified ? BadgeCheck : CircleDashed;
	return (
		<div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
			<div className="min-w-0 text-muted text-sm">
				<p data-testid="email-standing" className="flex items-center gap-1.5">
					<Icon aria-hidden className={clsx('size-4 shrink-0', emailVerified && 'text-positive')} />
					{emailVerified ? details.verified : details.notVerified}
				</p>
				{pendingEmail && email && <p className="break-words">{t.pending(email)}</p>}
			</div>
			{!emailVerified && (
				<Button onPointerDown={preloadDialog} aria-haspopup="dialog" onClick={() => setOpen(true)}>
					{t.verify}
				</Button>
			)}
			<EmailDialog email={toVerify} open={open} onOpenChange={setOpen} />
		</div>
	);
}
