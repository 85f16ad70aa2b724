/** Displays new recovery codes, once: a person who closes it without saving them must create new ones. */
import { Copy, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSecondFactorTexts } from './words.ts';

type RecoveryCodesDialogProps = { codes: readonly string[] | null; onSaved(): void };

export function RecoveryCodesDialog({ codes, onSaved }: RecoveryCodesDialogProps) {
	const { recovery: t } = useSecondFactorTexts();
	return (
		<Dialog
			open={codes !== null}
			onOpenChange={(next) => !next && onSaved()}
			title={t.title}
			description={t.lead}
			footer={
				<Button variant="primary" wide onClick={onSaved}>
					{t.saved}
				</Button>
			}
		>
			{codes && <Codes codes={codes} />}
		</Dialog>
	);
}

function Codes({ codes }: { codes: readonly string[] }) {
	const { recovery: t } = useSecondFactorTexts();
	const [copied, setCopied] = useState(false);
	const text = `${t.fileTitle}\n\n${codes.join('\n')}\n`;
	return (
		<>
			<ul
				data-testid="recovery-codes"
				dir="ltr"
				className="numbers grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-sunken p-4 text-center"
			>
				{codes.map((code) => (
					<li key={code} className="font-semibold tracking-wider">
						{code}
					</li>
				))}
			</ul>
			<div className="mt-4 flex flex-wrap gap-3">
				<Button onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
					<Copy aria-hidden className="size-5" />
					{copied ? t.copied : t.copy}
				</Button>
				<DownloadLink text={text} />
			</div>
		</>
	);
}

function DownloadLink({ text }: { text: string }) {
	const { recovery: t } = useSecondFactorTexts();
	const [href, setHref] = useState<string>();
	useEffect(() => {
		const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
		setHref(address);
		return () => URL.revokeObjectURL(address);
	}, [text]);
	return (
		<a href={href} download="mishwar-recovery-codes.txt" className={buttonStyle({})}>
			<Download aria-hidden className="size-5" />
			{t.download}
		</a>
	);
}
