/** A photo in large with side, time, and the hash of the uploaded file. */
import type { HandoverRecord } from '#contract/handover.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { HandoverTexts } from '../texts.en.ts';

export type ViewedPhoto = HandoverRecord['photos'][number] & Pick<HandoverRecord, 'phase' | 'side' | 'recordedAt'>;

/** Displayed characters of a hash; the tooltip has all of it. */
const SHORT = 12;

export function PhotoViewer({ photo, onClose }: { photo: ViewedPhoto | null; onClose(): void }) {
	const { shots, records, side, compare: t } = useScreenTexts<HandoverTexts>();
	const format = useFormat();
	return (
		<Dialog
			wide
			open={photo !== null}
			onOpenChange={(open) => !open && onClose()}
			title={photo ? shots[photo.shot] : ''}
			description={photo ? `${records[photo.phase]} · ${side[photo.side]} · ${format.date(photo.recordedAt, 'moment')}` : ''}
		>
			{photo && (
				<>
					<img
						src={`${photo.url}?w=1600`}
						alt={t.photo(shots[photo.shot], records[photo.phase], side[photo.side])}
						className="max-h-[65dvh] w-full rounded-control bg-sunken object-contain"
					/>
					<p className="mt-3 flex flex-wrap gap-x-2 text-muted text-xs">
						{t.fingerprint}
						<code dir="ltr" title={photo.sha256} className="numbers text-ink">
							{photo.sha256.slice(0, SHORT)}
						</code>
					</p>
				</>
			)}
		</Dialog>
	);
}
