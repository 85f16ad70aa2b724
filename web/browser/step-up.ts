/** Asks the person to reauthenticate if a call was refused for that reason. The dialog registers itself once a user is signed in. */

/** Opens the dialog; resolves to true once the server has accepted the proof, and to false if the person closed it. */
type OpenDialog = () => Promise<boolean>;

const dialog = Promise.withResolvers<void>();
let openDialog: OpenDialog | null = null;
let pending: Promise<boolean> | null = null;

export function registerStepUpDialog(open: OpenDialog): () => void {
	openDialog = open;
	dialog.resolve();
	return () => {
		if (openDialog === open) openDialog = null;
	};
}

/** Calls that are refused at the same time share one dialog. Waits for the dialog's code, which may still be loading. */
export async function askForIdentity(): Promise<boolean> {
	await dialog.promise;
	pending ??= (openDialog?.() ?? Promise.resolve(false)).finally(() => {
		pending = null;
	});
	return pending;
}
