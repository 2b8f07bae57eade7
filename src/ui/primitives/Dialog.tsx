import { Modal, type ModalProps } from './Modal.tsx';

export type DialogProps = ModalProps;

/** A centred modal on the platform's `<dialog>`. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} shape="dialog" />;
}
