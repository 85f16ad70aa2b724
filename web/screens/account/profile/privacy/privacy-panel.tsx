/** Personal data: export, information, and account deletion. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportMe } from '#contract/privacy.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { ProfileTexts } from '../texts.en.ts';
import { LeaveDialog } from './leave-dialog.tsx';

const linkStyle = 'flex min-h-11 items-center font-medium text-primary text-sm underline underline-offset-4';

export function PrivacyPanel() {
	const { privacy: t } = useScreenTexts<ProfileTexts>();
	const [open, setOpen] = useState(false);
	return (
		<Panel title={t.title} lead={t.lead}>
			<div className="flex flex-wrap items-center justify-between gap-4">
				<p className="min-w-0 flex-1 basis-52 text-muted text-sm">{t.downloadHint}</p>
				<LinkButton href={exportMe.path} plain>
					<Download aria-hidden className="size-5" />
					{t.download}
				</LinkButton>
			</div>
			<p className="mt-3 flex flex-wrap gap-x-6">
				<Link href="/privacy" className={linkStyle}>
					{t.notice}
				</Link>
				<Link href="/terms" className={linkStyle}>
					{t.terms}
				</Link>
			</p>
			<div className="mt-3 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-5">
				<p className="min-w-0 flex-1 basis-52 text-muted text-sm">{t.removeHint}</p>
				<Button
					data-testid="leave"
					variant="quiet"
					className="-ms-4 text-danger! sm:ms-0"
					aria-haspopup="dialog"
					onPointerDown={preloadDialog}
					onClick={() => setOpen(true)}
				>
					{t.remove}
				</Button>
			</div>
			<LeaveDialog open={open} onOpenChange={setOpen} />
		</Panel>
	);
}
