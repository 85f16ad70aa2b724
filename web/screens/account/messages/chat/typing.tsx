/** Typing indicator of the other party. */
import type { Conversation } from '#contract/messaging.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { isolated, otherName } from '../conversation-words.ts';
import type { ChatTexts } from './texts.en.ts';
import { useIsTyping } from './use-typing.ts';

/** Its space is reserved, so that nothing moves. */
export function Typing({ about }: { about: Conversation }) {
	const t = useScreenTexts<ChatTexts>();
	const { language } = useLanguage();
	const types = useIsTyping(about.id, about.otherPartyId);
	return (
		<div dir="ltr" className="mt-1 flex h-7 items-center px-4 md:px-5">
			{types && (
				<p data-testid="typing" className="flex animate-appear items-center gap-2 text-muted text-sm">
					<span aria-hidden className="flex gap-1 rounded-pill border border-line bg-surface px-2.5 py-2">
						{['', '160ms', '320ms'].map((delay) => (
							<span key={delay} style={{ animationDelay: delay }} className="size-1.5 animate-dots rounded-pill bg-muted" />
						))}
					</span>
					<bdi>{t.chat.typing(isolated(otherName(about, language, t.unknown)))}</bdi>
				</p>
			)}
		</div>
	);
}
