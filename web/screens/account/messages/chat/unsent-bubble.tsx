/** An own message that is being sent, waiting, or refused. */
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Bubble } from './bubble.tsx';
import type { Unsent } from './draft-storage.ts';
import type { Outbox } from './outbox.ts';
import type { ChatTexts } from './texts.en.ts';

export function UnsentBubble({ unsent, outbox }: { unsent: Unsent; outbox: Outbox | null }) {
	const t = useScreenTexts<ChatTexts>();
	const { format } = useLanguage();
	const { clientId, body, photos, at, state, reason } = unsent;
	const count = format.number(photos.length);
	return (
		<Bubble
			own
			from={t.you}
			body={body}
			at={new Date(at).toISOString()}
			status={state}
			{...(photos.length > 0 && {
				photos: (
					<ul className="grid w-72 max-w-full grid-cols-2 gap-0.5">
						{photos.map((path, index) => (
							<li key={path}>
								<img
									src={path}
									alt={t.chat.photo(format.number(index + 1), count)}
									className="aspect-[4/3] w-full bg-sunken object-cover opacity-70"
								/>
							</li>
						))}
					</ul>
				),
			})}
		>
			{state !== 'sending' && (
				<div className="mt-1 flex flex-wrap items-center justify-end gap-x-1 text-sm">
					<span className={state === 'refused' ? 'text-danger' : 'text-muted'}>
						{reason || (state === 'refused' ? t.chat.notSent : t.chat.waiting)}
					</span>
					<button type="button" onClick={() => outbox?.retry(clientId)} className={act}>
						{t.chat.retry}
					</button>
					<button type="button" onClick={() => outbox?.discard(clientId)} className={act}>
						{t.chat.discard}
					</button>
				</div>
			)}
		</Bubble>
	);
}

const act = 'min-h-11 rounded-control px-2 font-medium text-primary hover:underline';
