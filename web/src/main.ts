import '@fontsource-variable/fredoka/wght.css';
import './look/font.css';
import './look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

export default mount(App, { target: document.getElementById('app')! });
