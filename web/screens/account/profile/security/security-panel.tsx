/** Password, two-step verification, and active sessions. */
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#contract/identity.ts';
import { TitledHelpLink } from '#web/features/help/titled-help-link.tsx';
import { SecondFactorList } from '#web/features/second-factor/second-factor-list.tsx';
import { useSecondFactorTexts } from '#web/features/second-factor/words.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { ProfileTexts } from '../texts.en.ts';
import { Devices } from './devices.tsx';

const PasswordDialog = lazyDialog(() => import('./password-dialog.tsx'));

export function SecurityPanel({ user }: { user: User }) {
	const { security: t, help } = useScreenTexts<ProfileTexts>();
	const factor = useSecondFactorTexts();
	const [open, setOpen] = useState(false);
	return (
		<Panel title={t.title}>
			<div className="flex flex-wrap items-center gap-4">
				<span className="grid size-11 shrink-0 place-items-center rounded-pill bg-sunken text-muted">
					<KeyRound aria-hidden className="size-5" />
				</span>
				<div className="min-w-0 flex-1 basis-40">
					<p className="font-medium">{t.password}</p>
					<p className="text-muted text-sm">{user.hasPassword ? t.passwordSet : t.passwordNone}</p>
				</div>
				<Button onPointerDown={preloadDialog} aria-haspopup="dialog" onClick={() => setOpen(true)}>
					{user.hasPassword ? t.change : t.set}
				</Button>
			</div>
			<div className="mt-6 border-line border-t pt-5">
				<h3 className="font-medium">{factor.title}</h3>
				<p className="mt-1 mb-4 text-muted text-sm">{factor.lead}</p>
				<SecondFactorList />
			</div>
			<Devices />
			<TitledHelpLink to="keep-your-account-safe" title={help.safe} className="mt-3" />
			<PasswordDialog user={user} open={open} onOpenChange={setOpen} />
		</Panel>
	);
}
