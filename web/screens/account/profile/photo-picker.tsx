/** Profile picture: shown, selected, removed. A selected picture is saved at once. */
import { clsx } from 'clsx';
import { Camera, LoaderCircle } from 'lucide-react';
import { useId } from 'react';
import { type User, updateMe } from '#contract/identity.ts';
import { photoTypes } from '#contract/objects.ts';
import { call } from '#web/browser/api.ts';
import { nameOf } from '#web/features/people/people.ts';
import { userRead } from '#web/features/session/current-user.ts';
import { FileInput } from '#web/features/uploads/drop-zone.tsx';
import { preparePhoto } from '#web/features/uploads/prepare-photo.ts';
import { sendFile } from '#web/features/uploads/send-file.ts';
import { useUploadError } from '#web/features/uploads/upload-error.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ProfileTexts } from './texts.en.ts';

export function PhotoPicker({ user, lead }: { user: User; lead: string }) {
	const { details: t } = useScreenTexts<ProfileTexts>();
	const { language } = useLanguage();
	const name = nameOf(user, language);
	const id = useId();
	const save = usePhoto();
	const hasPhoto = user.profileImageUrl !== null;
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-4">
			<Avatar name={name} src={user.profileImageUrl} size="large" />
			<div className="min-w-0 flex-1 basis-44">
				<p className="font-semibold text-lg">
					<bdi className="name-line">{name}</bdi>
				</p>
				<p suppressHydrationWarning className="text-muted text-sm">
					{lead}
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<label
					htmlFor={id}
					className={clsx(
						buttonStyle({ className: 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-primary' }),
						save.isPending && 'pointer-events-none opacity-55',
					)}
				>
					<FileInput
						id={id}
						label={hasPhoto ? t.changePhoto : t.choosePhoto}
						accept={photoTypes.join(',')}
						onFiles={([file]) => file && !save.isPending && save.mutate(file)}
					/>
					{save.isPending ? <LoaderCircle aria-hidden className="size-5 animate-turn" /> : <Camera aria-hidden className="size-5" />}
					<span aria-hidden>{save.isPending ? t.photoBusy : hasPhoto ? t.changePhoto : t.choosePhoto}</span>
				</label>
				{hasPhoto && (
					<Button variant="quiet" disabled={save.isPending} onClick={() => save.mutate(null)}>
						{t.removePhoto}
					</Button>
				)}
			</div>
			<p className="w-full text-muted text-sm">{t.photoHint}</p>
		</div>
	);
}

/** Uploads the file and sets it as the picture; null removes the picture. */
function usePhoto() {
	const { details: t } = useScreenTexts<ProfileTexts>();
	const uploadError = useUploadError();
	return useActionMutation({
		call: async (file: File | null) => {
			const photo = file && (await preparePhoto(file, { shrinks: false }));
			const sent = photo && (await sendFile(photo, { signal: new AbortController().signal, onProgress: () => undefined }));
			return call(updateMe, { body: { profileImageUrl: sent } });
		},
		failed: t.photoFailed,
		describeError: uploadError,
		onDone: (user, _, client) => client.setQueryData(userRead.queryKey, user),
	});
}
