## Lo que dice el servidor cuando algo no se puede hacer

error-told = { $sentence }
error-unreadable = Este mensaje no se puede leer; recarga la página.
error-too-large = Es demasiado grande; se aceptan hasta { $most } bytes.
error-no-address = No hay nada en esta dirección.
error-no-table = No existe la mesa «{ $code }»; revisa el código.
error-no-greeting = Esta página aún no ha saludado a la mesa; recárgala.
error-wrong-token = Eso solo puede hacerlo el dispositivo que puso esta mesa.
error-foreign-origin = Esta página viene de otro sitio; abre la dirección de este mismo servidor.
error-foreign-host = Este servidor no se llama «{ $host }»; ábrelo con la dirección que mostró.
error-no-pages = Las páginas web aún no están construidas; «make pages» las construye.
error-slow = Este dispositivo no pudo seguir el ritmo de la mesa; se muestra de nuevo.
error-closing = El servidor se está cerrando; no se pierde nada.
error-internal = Algo ha fallado en el servidor; la mesa queda como estaba.
error-too-long-to-show = Esta partida tiene { $count } pasos; se pueden mostrar hasta { $most }.
error-store-full = El disco está lleno y eso no se pudo guardar; la mesa queda como estaba. Haz sitio e inténtalo de nuevo.
error-store-busy = Otro programa está usando el almacén de mesas y eso no se pudo guardar; inténtalo de nuevo.
error-store-unwritable = El almacén de mesas no se puede leer o escribir; revisa su carpeta y el disco.
error-store-corrupt = El almacén de mesas está dañado; recupera una copia o empieza con una carpeta nueva.
error-store-newer = Un Laufspiel más nuevo escribió el almacén de mesas; instala esa versión.
error-store-failed = El almacén de mesas ha fallado y eso no se pudo guardar; la mesa queda como estaba.

## Por qué se rechaza un deseo, en cualquier juego

why-no-action = En este juego no existe esa acción.
why-stale = La mesa ha avanzado desde entonces; mira otra vez.
why-watching = Estás mirando esta mesa; solo juega el dispositivo que la puso.
why-not-here = Es el turno de { $seat }, a quien nadie maneja en este dispositivo.
why-no-undo = No hay ninguna elección vuestra que deshacer.
