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
error-internal = Algo ha fallado en el servidor; la mesa queda como estaba.
error-too-long-to-show = Esta partida tiene { $count } pasos; se pueden mostrar hasta { $most }.
error-record-secret = El registro revelaría cartas secretas; se puede descargar cuando termine la partida.
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

## Por qué se rechaza un deseo, en cualquier juego

why-no-action = En este juego no existe esa acción.
why-stale = La mesa ha avanzado desde entonces; mira otra vez.
why-watching = Estás mirando esta mesa; solo juega el dispositivo que la puso.
why-not-here = Es el turno de { $seat }, a quien nadie maneja en este dispositivo.
why-no-undo = No hay ninguna elección vuestra que deshacer.

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
shelf-lead = Coge una caja de la estantería. Todos jugáis en este mismo dispositivo, y los bots ocupan las sillas vacías.
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
bar-throw = { $name }, ¡tira el dado!
bar-choose = { $name }: elige una jugada.
bar-over = La partida ha terminado. Gana: { $names }
throw = Tirar el dado
curtain-title = Pásale el dispositivo a { $name }
curtain-help = Algunas cartas son solo para tus ojos. Que los demás miren a otro lado, por favor.
curtain-lift = Soy { $name }
undo = Deshacer
log-title = Qué ha pasado
log-empty = Todavía no ha pasado nada.
rules-title = Reglas
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

## El final

result-title = La partida ha terminado
result-show = Ver el resultado
dice-title = Cómo cayeron los dados
dice-all = Todos

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
