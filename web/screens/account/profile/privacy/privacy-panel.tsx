/** Personal data: export, information, and account deletion. */
import { Download } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { exportMe } from '#contract/privacy.ts';
import { getConfirmation } from '#contract/second-factor.ts';
import { call } from '#web/browser/api.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { askForIdentity } from '#web/browser/step-up.ts';
import { TitledHelpLink } from '#web/features/help/titled-help-link.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { ProfileTexts } from '../texts.en.ts';

const LeaveDialog = lazyDialog(() => import('./leave-dialog.tsx'));

const linkStyle = 'flex min-h-11 items-center font-medium text-primary text-sm underline underline-offset-4';

/** A download is a navigation, which would end at the refusal: so the proof of identity comes first. */
async function downloadConfirmed(): Promise<void> {
	const { isRecent } = await call(getConfirmation);
	if (isRecent || (await askForIdentity())) location.assign(exportMe.path);
}

export function PrivacyPanel() {
	const { privacy: t, help } = useScreenTexts<ProfileTexts>();
	const [open, setOpen] = useState(false);
	const toast = useToast();
	const errorText = useErrorText();
	const confirmFirst = (event: MouseEvent) => {
		event.preventDefault();
		downloadConfirmed().catch((error: unknown) => toast({ title: t.downloadFailed, description: errorText(error), tone: 'danger' }));
	};
	return (
		<Panel title={t.title} lead={t.lead}>
			<div className="flex flex-wrap items-center justify-between gap-4">
				<p className="min-w-0 flex-1 basis-52 text-muted text-sm">{t.downloadHint}</p>
				<a href={exportMe.path} onClick={confirmFirst} className={buttonStyle({})}>
					<Download aria-hidden className="size-5" />
					{t.download}
				</a>
			</div>
			<p className="mt-3 flex flex-wrap gap-x-6">
				<Link href="/privacy" className={linkStyle}>
					{t.notice}
				</Link>
				<Link href="/terms" className={linkStyle}>
					{t.terms}
				</Link>
				<TitledHelpLink to="your-data" title={help.data} />
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
