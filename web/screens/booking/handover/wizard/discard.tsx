/** Confirms discarding a draft, whose photos exist nowhere else. */
import { useEffect, useState } from 'react';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, preloadDialog } from '#web/ui/dialog.tsx';
import type { HandoverTexts } from '../texts.en.ts';

export function Discard({ onDiscard }: { onDiscard(): void }) {
	const { wizard: t } = useScreenTexts<HandoverTexts>();
	const [open, setOpen] = useState(false);
	// Preloaded while online, because the dialog's code cannot be loaded without a connection.
	useEffect(preloadDialog, []);
	return (
		<div className="px-4 pb-3 text-center">
			<Button
				variant="quiet"
				aria-haspopup="dialog"
				className="text-muted text-sm"
				onPointerEnter={preloadDialog}
				onClick={() => setOpen(true)}
			>
				{t.cancel}
			</Button>
			<Dialog open={open} onOpenChange={setOpen} title={t.discardAsk} description={t.discardHint}>
				<div className="grid grid-cols-2 gap-3">
					<Button onClick={() => setOpen(false)}>{t.keep}</Button>
					<Button variant="danger" onClick={onDiscard}>
						{t.cancel}
					</Button>
				</div>
			</Dialog>
		</div>
	);
}
