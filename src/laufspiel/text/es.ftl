## Lo que dice el servidor cuando algo no se puede hacer

error-told = { $sentence }
error-record = Este registro no concuerda con las reglas o fue cambiado. En detalle, en inglés: { $sentence }
error-edition = Con esta edición no se puede jugar. En detalle, en inglés: { $sentence }
error-options = Estas opciones no son posibles. En detalle, en inglés: { $sentence }
error-seats = Estos asientos no son posibles. En detalle, en inglés: { $sentence }
error-no-record = Este archivo no es un registro de Laufspiel; elige uno descargado de una mesa o guardado en el terminal.
error-record-format = Este registro tiene el formato { $format } y esta versión lee el formato { $known }; usa una versión más nueva.
error-record-game = Este registro es del juego «{ $game }», que esta versión no conoce.
error-unreadable = Este mensaje no se puede leer; recarga la página.
error-too-large = Es demasiado grande; se aceptan hasta { $most } bytes.
error-no-address = No hay nada en esta dirección.
error-no-table = No existe la mesa «{ $code }»; revisa el código.
error-table-cleared = La mesa «{ $code }» se recogió porque hacía mucho que nadie jugaba. Pon una nueva.
error-no-greeting = Esta página aún no ha saludado a la mesa; recárgala.
error-wrong-token = Este dispositivo ya no tiene asiento en esta mesa; pide un enlace nuevo a quien la dirige.
error-seat-taken-over = { $seat } juega ahora en otro dispositivo o página; aquí solo se mira.
error-seat-reissued = Quien dirige la mesa ha hecho un enlace nuevo para el asiento de { $seat }; aquí ahora solo se mira. Pídele el nuevo.
error-seat-freed = El asiento de { $seat } ha quedado libre; aquí ahora solo se mira.
error-foreign-origin = Esta página viene de otro sitio; abre la dirección de este mismo servidor.
error-foreign-host = Este servidor no se llama «{ $host }»; ábrelo con la dirección que mostró.
error-no-pages = Las páginas web aún no están construidas; «make pages» las construye.
error-internal = Algo ha fallado en el servidor; la mesa queda como estaba.
error-not-over = La partida no ha terminado; al final se podrán comprobar sus dados.
error-stories-later = La partida no ha terminado; sus historias se cuentan al final.
error-record-later = Este juego tiene secretos: el registro se podrá descargar cuando termine.
error-too-long-to-show = Esta partida tiene { $count } pasos; se pueden mostrar hasta { $most }.
serve-ready = Laufspiel está en { $address } (Ctrl+C lo termina).
error-port-taken = El puerto { $port } de { $host } está ocupado; cierra el otro programa o elige otro puerto.
error-port-forbidden = El puerto { $port } de { $host } no te está permitido; elige uno desde 1024.
error-no-host = { $host } con puerto { $port } no es una dirección de esta máquina.
error-store-full = El disco está lleno y eso no se pudo guardar; la mesa queda como estaba. Haz sitio e inténtalo de nuevo.
error-store-busy = Otro programa está usando el almacén de mesas y eso no se pudo guardar; inténtalo de nuevo.
error-store-unwritable = El almacén de mesas no se puede leer o escribir; revisa su carpeta y el disco.
error-store-corrupt = El almacén de mesas está dañado; recupera una copia o empieza con una carpeta nueva.
error-store-newer = Un Laufspiel más nuevo escribió el almacén de mesas; instala esa versión.
error-store-failed = El almacén de mesas ha fallado y eso no se pudo guardar; la mesa queda como estaba.

## Alojar un servidor

error-too-many-requests = Desde esta dirección se pide demasiado a la vez; inténtalo de nuevo en { $seconds } segundos.
error-too-many-tables = Desde esta dirección ya se han puesto muchas mesas; podrá poner otra en { $seconds } segundos.
error-too-many-joins = Desde esta dirección se abren mesas con demasiada frecuencia; inténtalo de nuevo en { $seconds } segundos.
error-too-many-sockets = Desde esta dirección ya hay { $most } mesas abiertas; cierra antes una de ellas.
error-house-full = Este servidor no tiene ahora sitio para más visitas; inténtalo de nuevo en un minuto.
error-too-fast = Esta página envía demasiados mensajes a la vez; al recargarla podrá entrar de nuevo.
error-too-slow = Lo que envía esta página no ha llegado en { $seconds } segundos; inténtalo de nuevo con una conexión más rápida.
error-restarting = El servidor se está reiniciando; esta página vuelve sola y no se pierde nada.
error-no-setting = { $name } no puede ser «{ $value }»; { $wanted }.
error-backup-there = { $file } ya existe; elige otro nombre o añade --force para reemplazarlo.
error-backup-nothing = No hay ningún almacén de mesas en { $file }; indica su carpeta con --data.

## Por qué se rechaza un deseo, en cualquier juego

why-no-action = En este juego no existe esa acción.
why-too-many-parts = Es demasiado de una vez; caben hasta { $most } acciones juntas.
why-stale = La mesa ha avanzado desde entonces; mira otra vez.
why-watching = Estás mirando esta mesa; ocupa un asiento libre para jugar.
why-not-here = Es el turno de { $seat }, a quien nadie maneja en este dispositivo.
why-no-undo = No hay ninguna elección vuestra que deshacer.
why-not-started = La partida aún no ha empezado.
why-started = Eso solo se puede antes de empezar la partida.
why-paused = La partida está en pausa.
why-not-playing = La partida no está en marcha.
why-not-paused = La partida no está en pausa.
why-not-host = Eso solo puede hacerlo quien dirige la mesa.
why-no-seat = Esta mesa no tiene ese asiento.
why-not-your-seat = Ese asiento se juega en otro dispositivo.
why-seat-open = { $seat } tiene la mesa abierta. Un enlace nuevo es para quien ha perdido el suyo; antes debe cerrar la página.
why-seat-taken = Ese asiento ya está ocupado; elige otro.
why-seat-free = Nadie ocupa ese asiento.
why-seats-free = { $count ->
    [one] Queda un asiento libre; espera o sienta a un bot.
   *[other] Quedan { $count } asientos libres; espera o sienta a bots.
}
why-joining-closed = En esta mesa ya no puede sentarse nadie más.
why-wrong-password = Esa no es la contraseña de esta mesa.
why-no-name = Escribe un nombre para jugar.
why-no-bot = Ahí no hay ningún bot.
why-unknown-bot = Ese bot no existe.
why-nothing-said = Ahí no dice nada.
why-too-long = Es demasiado largo; caben hasta { $most } caracteres de una vez.
why-no-reaction = Esa reacción no existe.
why-no-story = Este juego no cuenta historias.
why-not-over = Las historias se cuentan cuando termina la partida.
why-undo-asked = Alguien ya ha pedido deshacer; responde primero a eso.
why-no-undo-asked = Ya nadie pide deshacer.
why-no-skip = Ahora no puede entrar un bot en ese asiento.
why-still-thinking = { $seat } está aquí y puede pensar un poco más.
why-not-away = Ningún bot juega por ese asiento.

## Colores, cada uno con una letra donde no hay color

colour-blue = Azul
colour-blue-letter = Z
colour-red = Rojo
colour-red-letter = R
colour-yellow = Amarillo
colour-yellow-letter = A
colour-green = Verde
colour-green-letter = V
colour-orange = Naranja
colour-orange-letter = N
colour-violet = Violeta
colour-violet-letter = L

## Todas las páginas

app-name = Laufspiel
language = Idioma
theme = Claro u oscuro
theme-system = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
theme-to-light = Cambiar a claro
theme-to-dark = Cambiar a oscuro
close = Cerrar
quoted = «{ $title }»
try-again = Intentarlo de nuevo
to-shelf = A la estantería
problem-unreachable = El servidor no responde. ¿Sigue en marcha?
missing-title = Aquí no hay nada
missing-text = Esta dirección se sale del recorrido. Todos los juegos están en la estantería.
missing-game-title = Ese juego no existe
missing-game-text = No hay ninguna caja con ese nombre en la estantería.
missing-table-title = Esta mesa no se puede mostrar

## La estantería

shelf-title = ¿A qué jugamos?
shelf-lead = Coge una caja de la estantería. Jugad juntos en este dispositivo o, con un enlace, desde muchos; los bots ocupan las sillas vacías.
box-players = de { $min } a { $max } jugadores
box-minutes = unos { $minutes } minutos
box-age = a partir de { $age } años
play-now = Jugar ya
play-now-help = «Jugar ya» te sienta enseguida con dos bots.
new-table = Mesa nueva
tables-title = Tus mesas
table-over = terminada
table-turns =
    { $turns ->
        [0] recién puesta
        [one] { $turns } turno jugado
       *[other] { $turns } turnos jugados
    }
table-forget = Quitar la mesa { $code } de esta lista
tables-forget-over = Quitar de esta lista todas las mesas terminadas
open-record = Abrir una partida
open-record-help = Vuelve a ver una partida: elige el registro que descargaste de una mesa.
open-record-choose = Elegir un archivo

## Una mesa nueva

new-who = ¿Quién juega?
new-seat = Asiento { $number }
new-colour = Color
new-name = Nombre
new-name-wanted = Cada jugador necesita un nombre.
new-player = Quién juega aquí
new-born = Cumpleaños (si quieres)
new-add-seat = Un jugador más
new-remove-seat = Quitar a { $name } de la mesa
new-edition = ¿Qué tablero?
new-own-edition = Tablero propio de un archivo
new-own-edition-help = Un archivo TOML como lo describe docs/editions.
new-options = ¿Cómo jugáis?
new-start = Poner la mesa
person-name = Jugador { $number }
player-here = Una persona, aquí
player-bot = Bot
player-random = Bot: juega al azar
player-greedy = Bot: juega bien

## La mesa

wire-joining = Poniendo la mesa …
wire-lost = Conectando de nuevo …
players-title = Quién juega
place = { $place }.º puesto
bar-title = Qué hacer ahora
bar-turn = Le toca a { $name }.
bar-waits = { $name } está pensando …
bar-ready = Todo listo para empezar.
bar-throw = { $name }, ¡te toca tirar!
bar-choose = { $name }: elige una jugada.
bar-over = La partida ha terminado. Gana: { $names }
throw = Tirar
curtain-title = Pásale el dispositivo a { $name }
curtain-help = Algunas cartas son solo para tus ojos. Que los demás miren a otro lado, por favor.
curtain-lift = Soy { $name }
undo = Deshacer
log-title = Qué ha pasado
log-empty = Todavía no ha pasado nada.
rules-title = Reglas
rules-in-short = Así va un turno
rules-search = Buscar en las reglas
rules-none = Ninguna regla contiene esas palabras.
rules-this-table = Lo acordado en esta mesa
show-rule = Ver la regla
menu-title = Menú
rematch = Revancha
replay = Volver a ver
download-record = Descargar el registro
leave = Dejar la mesa
leave-help = Al irte no se pierde nada: la mesa { $code } te espera en la estantería.
speed = Ritmo
speed-normal = Tranquilo
speed-fast = Ágil
speed-none = Al instante
rolls = ¿Quién tira el dado?
rolls-tap = Lo tocamos
rolls-auto = Se tira solo
sound = Sonidos
sound-on = Sí
sound-off = No

## Una mesa en muchos sitios

join-title = Unirse con un código
join-go = Unirse
open-title = Mesas abiertas
open-free =
    { $free ->
        [one] { $free } sitio libre
       *[other] { $free } sitios libres
    }
open-password = con contraseña
table-your-turn = te toca a ti
table-turn = le toca a { $name }
new-invite-others = Los demás entran con el enlace
new-name-elsewhere = entra con el enlace
new-remove-seat-elsewhere = Quitar el puesto { $number } de la mesa
new-places = Una mesa en muchos sitios
new-start-far = Poner la mesa e invitar
player-elsewhere = Una persona de lejos
wish-listed = ¿Quién encuentra esta mesa?
wish-listed-no = Solo quien tenga el enlace
wish-listed-yes = Todos, en la estantería
wish-joining = ¿Puede sentarse alguien más?
wish-joining-yes = Sí
wish-joining-no = No
wish-bots = Sitios aún libres al empezar
wish-bots-yes = Los ocupan bots
wish-bots-no = Esperamos a personas
wish-clock = Tiempo para pensar
wish-clock-help = Cuando a alguien se le acaba el tiempo, corre una cuenta atrás; después juega un bot hasta que vuelva.
wish-password = Contraseña
wish-password-none = ninguna
wish-password-set = hay una puesta
wish-password-keep = Poner
wish-password-remove = Quitar
clock-none = Sin límite
clock-minutes =
    { $minutes ->
        [one] { $minutes } minuto, { $increment } s más por jugada
       *[other] { $minutes } minutos, { $increment } s más por jugada
    }
clock-seconds = { $seconds } segundos, { $increment } s más por jugada
clock-left = Tiempo restante
lobby-table = Mesa { $code }
lobby-take-seat = Toma asiento
lobby-seats = En la mesa
lobby-sit = Tu nombre, luego un sitio libre, y ya estás dentro.
lobby-watch = Estás mirando. La partida empieza cuando lo diga el anfitrión.
lobby-waits-for-host = Ya estás dentro. El anfitrión empieza la partida.
lobby-waits-for =
    { $free ->
        [one] Queda un sitio libre. Envía el enlace o pon un bot.
       *[other] Quedan { $free } sitios libres. Envía el enlace o pon bots.
    }
lobby-may-start = Todo listo: puedes empezar.
lobby-start = Empezar la partida
lobby-settings = Lo que decide el anfitrión
sit-name = Tu nombre
sit-name-first = Primero tu nombre, luego el sitio.
sit-down = Sentarse
sit-together = Otra persona juega en este dispositivo
chair-free = Sitio libre
chair-bot = Bot
chair-here = en este dispositivo
chair-present = está aquí
chair-absent = ahora no está
chair-stand-in = de momento juega un bot
chair-host = anfitrión
deed-of = { $deed }: { $name }
deed-sit = Sentarme aquí
deed-leave = Dejar el sitio
deed-leave-sure = ¿Dejarlo de verdad?
deed-return = He vuelto
deed-kick = Echar
deed-bot-in = Bot aquí
deed-bot-out = Quitar bot
deed-hand-over = Hacer anfitrión
deed-reissue = Nuevo enlace de sitio
deed-skip = Que juegue un bot
deed-mute = Silenciar
deed-unmute = Volver a oír
company-title = Gente
invite-title = Invitar
invite-help = Quien abra este enlace se sienta o mira. Por teléfono basta el código: { $code }
invite-copy = Copiar el enlace
invite-local = Esta dirección solo vale en esta máquina; abre la página con su nombre en la red para invitar a otros.
copied = Copiado
share = Compartir
qr-show = Ver código QR
qr-hide = Ocultar código QR
qr-of = Código QR: { $what }
seat-link-title = El enlace de tu sitio
seat-link-help = Abre tu sitio en otro dispositivo tuyo. Quien lo tenga juega en tu lugar, así que guárdalo para ti.
seat-link-copy = Copiar el enlace del sitio
notice-seat-reissued = Quien dirige la mesa ha hecho un enlace nuevo para el asiento de { $name }. Quien lo abra juega ahí y ve lo que vería { $name }.
reissued-title = Nuevo enlace para { $name }
reissued-help = Pásale este enlace solo a { $name }. El antiguo ya no vale.
pause = Hacer una pausa
resume = Seguir
yes = Sí
no = No
undo-ask = Pedir deshacer
bar-paused = La partida está en pausa.
bar-stand-in = Un bot juega por { $name }.
banner-elsewhere = { $count ->
    [one] { $name } juega ahora en otra ventana o en otro dispositivo; aquí estás mirando.
   *[other] Ahora jugáis en otra ventana o en otro dispositivo; aquí estáis mirando.
}
banner-play-here = Jugar aquí
banner-paused = El anfitrión ha puesto la partida en pausa.
banner-bot-for-you = Un bot está jugando por { $name }.
banner-back = He vuelto
banner-hurry = { $name }, se te acabó el tiempo: un bot juega en { $seconds } s.
banner-bot-soon = Un bot juega por { $name } en { $seconds } s.
banner-undo = { $name } pide deshacer la última jugada. ¿De acuerdo?
banner-undo-own = Has pedido deshacer; deciden los demás.
banner-undo-waits = { $name } pide deshacer la última jugada.
banner-skip =
    { $count ->
        [one] Alguien quiere que un bot juegue por { $name }. ¿Tú también?
       *[other] { $count } quieren que un bot juegue por { $name }. ¿Tú también?
    }
banner-skip-ask = Que juegue un bot
banner-skip-not = Mejor esperar
banner-absent = { $name } no está, y es su turno.
banner-rematch = Se juega otra vez en una mesa nueva.
banner-rematch-go = A la mesa nueva
banner-free = Hay un sitio libre.
banner-ends = Si aquí no pasa nada más, esta mesa se recoge el { $day }. Seguid jugando o guardad el registro.
log-and-talk = Registro y charla
talk-title = Charla
talk-empty = Todavía nadie ha dicho nada.
talk-say = Di algo
talk-send = Enviar
talk-as = Quién habla
talk-watching = Quien se sienta a la mesa puede hablar.
talk-unread =
    { $count ->
        [one] un mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
reactions-title = Dilo con un toque
reaction-clap = ¡Bravo!
reaction-laugh = ¡Ja, ja!
reaction-wow = ¡Hala!
reaction-cry = ¡Ay, no!
reaction-hurry = ¡Venga!
reaction-luck = ¡Suerte!
reaction-thanks = ¡Gracias!
reaction-heart = ♥

## El final

result-title = La partida ha terminado
result-show = Ver el resultado
dice-title = Cómo cayeron los dados
dice-all = Todos
stories-title = Historias de vida
story-offered = como la cuenta el programa
story-change = Cambiar
story-go-on = Seguir con el borrador
story-share = Contársela a la mesa
story-take-back = Retirar
story-afresh = Las palabras del programa
story-help = Lo lee toda la mesa, y va al registro.
story-of = La historia de { $name }
story-left =
    { $left ->
        [one] Queda 1 letra.
       *[other] Quedan { $left } letras.
    }

## Dados de fiar

dice-trust = Dados de fiar
dice-trust-help = Antes de la partida, el servidor saca un secreto y muestra su huella. Cada tirada y cada carta salen del secreto y de lo que añade el dispositivo de cada jugador. Al final se revela el secreto y cualquiera puede comprobarlo.
dice-how = Cómo funciona, huella y semillas
dice-fingerprint = Huella del secreto
dice-seeds = Lo que añadieron los dispositivos
dice-seeds-later = se ve cuando empieza la partida
dice-no-seed = nada
dice-secret = Secreto
dice-secret-later = se revela al final
dice-check = Comprobar cada tirada
dice-checking = Comprobando…
dice-true = { $count ->
    [one] La única tirada salió como dice el secreto.
   *[other] Las { $count } tiradas y cartas salieron como dice el secreto, en este orden.
}
dice-undone = { $undone ->
    [one] Una más se tiró y se deshizo con una jugada.
   *[other] { $undone } más se tiraron y se deshicieron con jugadas.
}
dice-seen = La huella es la misma que este dispositivo vio antes.
dice-unseen = Este dispositivo no vio la huella antes; pregunta a alguien que sí la viera si es la misma.
dice-wrong-fingerprint = No te fíes: este dispositivo vio antes otra huella.
dice-wrong-secret = No te fíes: el secreto no corresponde a su huella.
dice-wrong-scheme = Estos dados se tiraron de una manera que esta página no sabe comprobar.
dice-wrong-step = No te fíes: en el paso { $step } el secreto da otra cosa.
dice-wrong-numbers = No te fíes: las tiradas no están numeradas una por una.
dice-wrong-end = No te fíes: el registro termina antes que la partida.
dice-wrong-log = No te fíes: el servidor cuenta ahora otras tiradas que las que vio esta página.
dice-not-told = Para comprobarlo hace falta el secreto, y este registro no lo tiene.
dice-chart = Todas las tiradas juntas
dice-chart-label = { $face }: salió { $count ->
    [one] una vez
   *[other] { $count } veces
}, se esperaba { $expected }
dice-chart-came = salió
dice-chart-expected = lo esperado de media

## Volver a ver una partida

replay-of = { $game }, otra vez
replay-opening = La mesa está puesta.
replay-at = { $at } de { $last }
replay-slider = Paso de la partida
replay-play = Reproducir
replay-pause = Pausa
replay-first = Al principio
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-last = Al final
replay-to-table = A la mesa

## La leyenda como página impresa

legend-heading = Leyenda: { $edition }
legend-women = Mujeres de la discoteca
legend-men = Hombres de la discoteca
legend-goods = Artículos del Konsum
legend-certificates = Títulos
legend-class-8 = 8.º curso
legend-class-10 = 10.º curso
legend-abitur = Abitur, 12.º curso
legend-skilled-worker = Oficial cualificado
legend-diplom = Diploma
legend-science = Ciencia
legend-sport = Deporte
legend-enterprise = Empresa
legend-party = Partido
legend-crooked = El mal camino
legend-military = Carrera militar
legend-green = verde: deporte, salud
legend-blue = azul: estudios, saber
legend-yellow = amarillo: dinero y bienes
legend-red = rojo: personas, compromiso
