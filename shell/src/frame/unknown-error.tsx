import { defineMessages } from '@tessera/contracts/messages'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'

const words = defineMessages({ unknownError: 'Unknown Error', okay: 'OK' })

/** V8.26: says that something failed whose error has no words. */
export default function UnknownError({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal title={words.unknownError()} onClose={onClose}>
      <Button kind="primary" full data-autofocus onClick={onClose}>
        {words.okay()}
      </Button>
    </Modal>
  )
}
