/** Message input: Enter sends, Shift+Enter starts a new line; photos can be attached. The draft is stored until it is sent. */
import { clsx } from 'clsx';
import { ImagePlus, LockKeyhole, SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type Conversation, MESSAGE_MAX_CHARACTERS, MESSAGE_MAX_PHOTOS } from '#contract/messaging.ts';
import { photoTypes } from '#contract/objects.ts';
import { FileInput } from '#web/features/uploads/drop-zone.tsx';
import { usePhotoUploads } from '#web/features/uploads/use-photo-uploads.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { buttonStyle, IconButton } from '#web/ui/button.tsx';
import { isolated, otherName } from '../conversation-words.ts';
import { Attachments } from './attachments.tsx';
import { messageDrafts, type Unsent } from './draft-storage.ts';
import { QuickRepliesMenu } from './quick-replies-menu.tsx';
import type { ChatTexts } from './texts.en.ts';
import { useTypingHint } from './use-typing.ts';

/** The number of remaining characters is shown from here on. */
const NEAR_END = 200;

type ComposerProps = {
	about: Conversation;
	userId: string;
	/** A message is being sent: the next one waits. */
	pending: boolean;
	onSend(message: Pick<Unsent, 'body' | 'photos'>): void;
};

export function Composer({ about, userId, pending, onSend }: ComposerProps) {
	const t = useScreenTexts<ChatTexts>();
	const { language } = useLanguage();
	const input = useRef<HTMLTextAreaElement>(null);
	const [text, setText] = useDraft(userId, about.id, input);
	const photos = usePhotoUploads({ most: MESSAGE_MAX_PHOTOS });
	const hint = useTypingHint(about.id);
	const body = text.trim();
	// Counted as the server does: by code points.
	const left = MESSAGE_MAX_CHARACTERS - [...body].length;
	const isEmpty = body === '' && photos.paths.length === 0;
	const blocked = isEmpty || pending || photos.sending || left < 0;
	const send = () => {
		if (blocked) return;
		onSend({ body, photos: [...photos.paths] });
		setText('');
		photos.restore([]);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		send();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		// During IME composition Enter selects a candidate.
		if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
		event.preventDefault();
		send();
	};
	return (
		<form onSubmit={submit} className="chat-composer shrink-0 border-line border-t bg-surface px-2 py-2 md:px-4 md:py-3">
			{about.isMasked && (
				<p className="chat-notice mb-2 flex items-start gap-1.5 px-1 text-muted text-xs">
					<LockKeyhole aria-hidden className="mt-0.5 size-3.5 shrink-0" />
					{t.chat.masked}
				</p>
			)}
			<Attachments photos={photos} />
			<div className="flex items-end gap-1.5">
				<AddPhotos onFiles={photos.add} />
				{userId === about.ownerId && (
					<QuickRepliesMenu conversationId={about.id} onChoose={(reply) => setText(text.trim() ? `${text.trimEnd()}\n${reply}` : reply)} />
				)}
				<div className="min-w-0 flex-1">
					<textarea
						ref={input}
						value={text}
						dir="auto"
						rows={1}
						name="body"
						aria-label={t.chat.write(isolated(otherName(about, language, t.unknown)))}
						placeholder={t.chat.placeholder}
						enterKeyHint="send"
						onKeyDown={onKeyDown}
						onChange={({ currentTarget: { value } }) => {
							setText(value);
							if (value.trim()) hint();
						}}
						className="chat-input"
					/>
					{left <= NEAR_END && <Left left={left} />}
				</div>
				<IconButton type="submit" label={t.chat.send} variant={isEmpty ? 'quiet' : 'primary'} disabled={blocked} className="rounded-pill!">
					<SendHorizontal aria-hidden className="size-5 rtl:-scale-x-100" />
				</IconButton>
			</div>
		</form>
	);
}

function Left({ left }: { left: number }) {
	const { chat: t } = useScreenTexts<ChatTexts>();
	const { format } = useLanguage();
	return (
		<p role="status" className={clsx('numbers px-3 pt-1 text-xs', left < 0 ? 'font-medium text-danger' : 'text-muted')}>
			{left < 0 ? format.plural(t.tooLong, -left) : format.plural(t.left, left)}
		</p>
	);
}

function AddPhotos({ onFiles }: { onFiles(files: File[]): void }) {
	const { chat: t } = useScreenTexts<ChatTexts>();
	const id = useId();
	return (
		<label
			htmlFor={id}
			data-tooltip={t.addPhotos}
			className={buttonStyle({
				variant: 'quiet',
				size: 'icon',
				className:
					'needs-script rounded-pill! has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2',
			})}
		>
			<FileInput id={id} label={t.addPhotos} accept={photoTypes.join(',')} multiple onFiles={onFiles} />
			<ImagePlus aria-hidden className="size-5" />
		</label>
	);
}

/** Stored draft of this conversation; read after the first render, which the server made without it. */
function useDraft(userId: string, conversation: string, input: RefObject<HTMLTextAreaElement | null>): [string, (text: string) => void] {
	const [text, setText] = useState('');
	useEffect(() => {
		// Text typed before hydration takes precedence.
		setText(input.current?.value || (messageDrafts.get(userId, conversation) ?? ''));
	}, [userId, conversation, input]);
	return [
		text,
		(next) => {
			setText(next);
			if (next) messageDrafts.save(userId, conversation, next);
			else messageDrafts.clear(userId, conversation);
		},
	];
}
