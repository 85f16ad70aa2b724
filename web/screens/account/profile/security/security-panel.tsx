/** Password and active sessions. */
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#contract/identity.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { ProfileTexts } from '../texts.en.ts';
import { Devices } from './devices.tsx';
import { PasswordDialog } from './password-dialog.tsx';

export function SecurityPanel({ user }: { user: User }) {
	const { security: t } = useScreenTexts<ProfileTexts>();
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
			<Devices />
			<PasswordDialog user={user} open={open} onOpenChange={setOpen} />
		</Panel>
	);
}
